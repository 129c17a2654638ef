/** The data of a call for a part of a page that is useful without it: null where the call failed, for which `MissingPart` shows a message. */
export async function dataIfAny<Data>(call: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await call).data;
  } catch {
    return null;
  }
}
