/** Figures and names within a text. */
export type Params = Record<string, string | number>;

/** What is wrong: a code for programs, the figures and names, and an English sentence that holds them. */
export interface Problem {
  code: string;
  params?: Params;
  message: string;
}

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What has to be given for a text: a value for each of its {{placeholders}}, or nothing. */
export type Given<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [params: Record<Placeholder<Text>, string | number>];

const texts = new Map<string, string>();

/** Makes the one way to say that something is wrong; the code becomes part of the API's description. */
export function defineProblem<Text extends string>(
  code: string,
  text: Text,
): (...given: Given<Text>) => Problem {
  if (texts.has(code)) throw new Error(`Two problems have the code ${code}`);
  texts.set(code, text);
  // A text without placeholders may be handed on as a callback, whose arguments are no params.
  if (!text.includes('{{')) return () => ({ code, message: text });
  return (...[params]) => ({ code, params, message: fill(text, params) });
}

const fill = (text: string, params: Params = {}): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(params[name]));

/** Every code and its English text; complete once the application's modules are loaded. */
export const problemTexts = (): ReadonlyMap<string, string> => texts;
