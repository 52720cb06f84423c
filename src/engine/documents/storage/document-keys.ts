/**
 * Keys of the `custom` store of a document's database. Released databases have them, so none is renamed. A key with a
 * prefix has a suffix of its writer: a session's Yjs client id, or a name.
 */
export const documentKeys = {
  /** `true` once this device has had the document, even where no row was written. */
  known: 'known',
  /** The answers as plain values, as they were when they were last stored. */
  answers: 'answers',
  /** The number of the epoch that the database holds; absent for the first. The stored name is older than the word. */
  epoch: 'history',
} as const

export const keyPrefixes = {
  /** One `Unsynced` per session. */
  unsynced: 'unsynced:',
  /** One list of `OwnChoice` per session. */
  choices: 'choices:',
  /** One earlier epoch with the changes made on it. */
  aside: 'aside:',
} as const

/**
 * Suffixes of the note `unsynced:` of a whole document that this device has made: a new one, or one of a local brand that was
 * adopted. The note goes when the server has acknowledged the document.
 */
export const wholeNotes = { made: 'made', adopted: 'adopted-' } as const

/** All keys with a prefix. */
export function keysWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}
