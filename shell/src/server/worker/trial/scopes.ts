import { type Runtime, Session } from 'node:inspector';

/** The variables of a scope that a function sees, or the private fields of an object, as they are now. */
export interface Scope {
  /** `Closure (name)`, `Block`, `Module`, `Global` …; `private` for fields. */
  kind: string;
  variables: Readonly<Record<string, unknown>>;
}

interface Holder {
  asked: readonly object[];
  found: Scope[];
}

const name = 'ofgc.asked-scopes';
const holder = `globalThis[Symbol.for(${JSON.stringify(name)})]`;
/** Runs for the list of a function's scopes, which cannot be iterated. */
const takeScopes = `function () { for (let at = 0; at < this.length; at++) ${holder}.found.push({ kind: this[at].description, variables: this[at].object }); }`;
/** Runs with names and values of private fields. */
const takeFields = `function (...given) { const fields = {}; while (given.length > 0) fields[given.shift()] = given.shift(); ${holder}.found.push({ kind: 'private', variables: fields }); }`;

/** What the inspector knows of a function or object. */
export interface Inside {
  /** The script that a function stands in; undefined for what is none, or is the language's own. */
  script: string | undefined;
  scopes: Scope[];
}

/** Reads what the language itself does not give out, by the inspector of the process. @returns gives it for each function or object */
export function createScopeReader(): (asked: readonly object[]) => Inside[] {
  const held: Holder = { asked: [], found: [] };
  Object.defineProperty(globalThis, Symbol.for(name), { value: held });
  return (asked) => {
    const session = new Session();
    session.connect();
    try {
      held.asked = asked;
      return readAll(session, held);
    } finally {
      session.disconnect();
      held.asked = [];
      held.found = [];
    }
  };
}

type PropertiesAnswer = Runtime.GetPropertiesReturnType & { privateProperties?: Runtime.PropertyDescriptor[] };

function readAll(session: Session, held: Holder): Inside[] {
  const properties = (objectId: string) =>
    ask(session, 'Runtime.getProperties', { objectId, ownProperties: true }) as PropertiesAnswer;
  const call = (objectId: string, functionDeclaration: string, given: object[] = []) =>
    ask(session, 'Runtime.callFunctionOn', { objectId, functionDeclaration, arguments: given });
  const list = ask(session, 'Runtime.evaluate', { expression: `${holder}.asked` }) as Runtime.EvaluateReturnType;
  const { result } = properties(list.result.objectId ?? '');
  return result.flatMap(({ name: index, value }) => {
    if (!/^\d+$/.test(index) || !value?.objectId) return [];
    held.found = [];
    const { internalProperties = [], privateProperties = [] } = properties(value.objectId);
    const scopes = internalProperties.find((one) => one.name === '[[Scopes]]')?.value?.objectId;
    if (scopes) call(scopes, takeScopes);
    const fields = privateProperties.flatMap((one) => (one.value ? [{ value: one.name }, asArgument(one.value)] : []));
    if (fields.length > 0) call(value.objectId, takeFields, fields);
    const place = internalProperties.find((one) => one.name === '[[FunctionLocation]]')?.value?.value as
      | { scriptId?: string }
      | undefined;
    return [{ script: place?.scriptId, scopes: held.found }];
  });
}

function asArgument({ objectId, value, unserializableValue }: Runtime.RemoteObject): Runtime.CallArgument {
  if (objectId) return { objectId };
  return unserializableValue ? { unserializableValue } : { value: value as unknown };
}

/** The inspector of the process that asks calls back before `post` returns. */
function ask(session: Session, method: string, parameters: object): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, given) => {
    if (error) throw error;
    answer = given;
  });
  return answer;
}
