/** What of Google's editors a list holds. */
export const googleKinds = ['document', 'presentation'] as const

export type GoogleKind = (typeof googleKinds)[number]

/** A file of Google: its kind, and the id by which its address names it. */
export interface GoogleFile {
  readonly kind: GoogleKind
  readonly fileId: string
}

/** The id of a file of Google: no address, and no part of one. */
export const fileIdPattern = /^[A-Za-z0-9_-]{25,100}$/

/**
 * The address of a document or presentation as Google's editors and their button to share show it. A published page (`/d/e/…/pub`)
 * is none: it cannot be copied.
 */
export const documentAddressPattern =
  /^https:\/\/docs\.google\.com\/(document|presentation)\/(?:u\/[0-9]{1,2}\/)?d\/([A-Za-z0-9_-]{25,100})(?:\/(?:edit|view|preview|copy|present)?)?(?:[?#][!-~]{0,200})?$/

/** Null where the text, trimmed, is no such address. */
export function parseDocumentAddress(text: string): GoogleFile | null {
  const [, kind, fileId] = documentAddressPattern.exec(text.trim()) ?? []
  if (fileId === undefined) return null
  return { kind: kind === 'presentation' ? 'presentation' : 'document', fileId }
}

/** Google's page of the file. */
export function documentAddress({ kind, fileId }: GoogleFile): string {
  return `https://docs.google.com/${kind}/d/${fileId}/edit`
}

/** Google's page that asks whether to copy the file into the Drive of who is signed in there. */
export function copyAddress({ kind, fileId }: GoogleFile): string {
  return `https://docs.google.com/${kind}/d/${fileId}/copy`
}
