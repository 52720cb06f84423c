/** The four documents of a brand. Additive only: names stay in rooms, logs and databases for ever. */
export const documentNames = ['guide', 'strategy', 'templates', 'planner'] as const

export type DocumentName = (typeof documentNames)[number]

export function isDocumentName(value: string): value is DocumentName {
  return (documentNames as readonly string[]).includes(value)
}
