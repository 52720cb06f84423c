/** Categories of the tools, in the order of their screen. Names: `locales/<language>/board/tools.json`. */
export const toolCategories = [
  { idCategory: 1, key: 'words', makes: 'TEXT' },
  { idCategory: 2, key: 'notices', makes: 'TEXT' },
  { idCategory: 3, key: 'designs', makes: 'DESIGN' },
  { idCategory: 4, key: 'pictures', makes: 'PICTURE' },
] as const

export type ToolCategory = (typeof toolCategories)[number]['key']

/** What a tool makes. */
export const toolOutputs = ['TEXT', 'DESIGN', 'PICTURE'] as const

/** How: by rules of ours, by a computation on the device, or only by a model that the operator connects. */
export const toolWays = ['RULES', 'DEVICE', 'MODEL'] as const

export type ToolWay = (typeof toolWays)[number]

/**
 * All tools, by category and in the order of their screen. Ids and keys are public and in addresses: tools are only added.
 */
export const tools = [
  tool(1, 'tagline', 'words', 'RULES'),
  tool(2, 'product', 'words', 'RULES'),
  tool(3, 'review', 'words', 'RULES'),
  tool(4, 'intro', 'words', 'RULES'),
  tool(5, 'closed', 'notices', 'RULES'),
  tool(6, 'price', 'notices', 'RULES'),
  tool(7, 'hiring', 'notices', 'RULES'),
  tool(8, 'event', 'notices', 'RULES'),
  tool(9, 'logo', 'designs', 'RULES'),
  tool(10, 'layout', 'designs', 'RULES'),
  tool(11, 'resize', 'designs', 'RULES'),
  tool(12, 'cut-out', 'pictures', 'DEVICE'),
  tool(13, 'image', 'pictures', 'MODEL'),
  tool(14, 'widen', 'pictures', 'MODEL'),
  tool(15, 'mood', 'pictures', 'MODEL'),
] as const

export type Tool = (typeof tools)[number]
export type ToolKey = Tool['key']

/** Tools that write a text of what is typed and of the brand. */
export const textTools = [
  'tagline',
  'product',
  'review',
  'intro',
  'closed',
  'price',
  'hiring',
  'event',
] as const

export type TextTool = (typeof textTools)[number]

/** Manners of the answers to reviews. */
export const answerStyles = [
  { idStyle: 1, key: 'calm' },
  { idStyle: 2, key: 'short' },
  { idStyle: 3, key: 'warm' },
] as const

export type AnswerStyle = (typeof answerStyles)[number]['key']

/** Names of all of it in one language: `locales/<language>/board/tools.json`. */
export interface ToolNames {
  readonly category: Readonly<Record<ToolCategory, string>>
  readonly style: Readonly<Record<AnswerStyle, string>>
  readonly name: Readonly<Record<ToolKey, string>>
  /** What it does, in one clause. */
  readonly note: Readonly<Record<ToolKey, string>>
}

/** The tool at an address; undefined where there is none. */
export function toolOfKey(key: string): Tool | undefined {
  return tools.find((one) => one.key === key)
}

export function isTextTool(key: ToolKey): key is TextTool {
  return textTools.some((one) => one === key)
}

function tool<Key extends string>(idTool: number, key: Key, category: ToolCategory, way: ToolWay) {
  return { idTool, key, category, way }
}
