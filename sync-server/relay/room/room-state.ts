/** What the parts of a room share. */
export interface RoomState {
  /** How often the document was rebuilt: its epoch. */
  rebuilds: number
  /** Account that stored the last update; null: none. */
  lastEditor: number | null
  /** The room takes nothing more. */
  isBroken: boolean
  /** Nothing that is not stored yet can be stored any more. */
  isOutdated: boolean
}
