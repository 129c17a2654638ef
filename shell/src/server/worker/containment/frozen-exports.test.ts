import { expect, it } from 'vitest';
import { freezeExports } from './frozen-exports.ts';

class Instance {
  count = 0;
}

it('frozen exports cannot be changed; contexts, instances and React’s internal values still can', () => {
  const module = {
    locales: ['es', 'en'],
    limits: { upload: { files: 3 } },
    read: Object.assign(() => 'read', { label: 'r' }),
    context: { $$typeof: Symbol.for('react.context'), _currentValue: 1 },
    instance: new Instance(),
    default: { __INTERNALS_OF_REACT: { H: null as unknown } },
  };
  freezeExports(module);
  expect(() => module.locales.push('fr')).toThrow(TypeError);
  expect(() => (module.limits.upload.files = 4)).toThrow(TypeError);
  expect(() => (module.read.label = 'mine')).toThrow(TypeError);
  module.context._currentValue = 2;
  module.instance.count = 3;
  const internals = module.default.__INTERNALS_OF_REACT;
  internals.H = 'a dispatcher';
  expect(() => Object.defineProperty(internals, 'H', { get: () => null })).toThrow(TypeError);
});
