/**
 * How far a document is opened. `loading`: this device's copy is being read. `waiting`: this device has no copy, the
 * first sync is awaited. `ready`: the document is complete and may be written.
 */
export type Phase = 'loading' | 'waiting' | 'ready'
