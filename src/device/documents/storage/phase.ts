/**
 * `loading`: this device's copy is being read. `waiting`: there is none yet, the first sync is awaited.
 * `ready`: the document is here and may be written.
 */
export type Phase = 'loading' | 'waiting' | 'ready'
