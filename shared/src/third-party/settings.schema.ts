import { z } from 'zod';
import type { ThirdPartyService } from './services.ts';

const origin = /^(?:https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|http:\/\/(?:127\.0\.0\.1|localhost):\d+)$/;

/** Origins, separated by spaces. The first is that of the script, so it must not have an asterisk. */
const originsSetting = z
  .string()
  .transform((written) => written.trim().split(/\s+/))
  .refine(
    (origins) =>
      origins.every((one) => origin.test(one) && URL.canParse(one.replace('*.', ''))) && !origins[0]?.includes('*'),
    'it takes origins like https://maps.example.com, separated by spaces, the script’s own first (http on this machine only)',
  );

/** Settings of the services of others. The key for maps is visible in pages: it is not secret, but restricted to this site. */
export const thirdPartyServiceSettings = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]{4,12}$/, 'it takes the id of a container, like GTM-AB12CD3')
    .optional(),
  TAG_MANAGER_ORIGINS: originsSetting.default([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ]),
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]{20,64}$/, 'it takes a key of 20 to 64 letters, digits, hyphens and underscores')
    .optional(),
  MAPS_ORIGINS: originsSetting.default([
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'https://fonts.googleapis.com',
    'https://fonts.gstatic.com',
  ]),
};

interface ServiceValues {
  TAG_MANAGER_ID?: string | undefined;
  TAG_MANAGER_ORIGINS: string[];
  MAPS_KEY?: string | undefined;
  MAPS_ORIGINS: string[];
}

/** The services that are set up, in the order in which consent is asked for. */
export function thirdPartyServicesOf(values: ServiceValues): ThirdPartyService[] {
  const services: ThirdPartyService[] = [];
  if (values.TAG_MANAGER_ID)
    services.push({
      name: 'statistics',
      script: `${values.TAG_MANAGER_ORIGINS[0]}/gtm.js?id=${values.TAG_MANAGER_ID}`,
      origins: values.TAG_MANAGER_ORIGINS,
    });
  if (values.MAPS_KEY)
    services.push({
      name: 'maps',
      script: `${values.MAPS_ORIGINS[0]}/maps/api/js?key=${values.MAPS_KEY}&libraries=places&region=ES&loading=async`,
      origins: values.MAPS_ORIGINS,
    });
  return services;
}
