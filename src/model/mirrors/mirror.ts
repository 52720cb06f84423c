/** A table of the account's database on a device. Its column `brand` is indexed: forgetting a brand deletes by it. */
export interface DeviceTable {
  /** The version of the database that brought it. */
  readonly since: number
  /** Indexes as Dexie writes them, the primary key first. */
  readonly columns: string
}

/**
 * A table that has the rows of a list of the server, found by `key`, which never changes on a device: a queued command may make a
 * row before the server has given its number.
 */
export interface MirrorTable extends DeviceTable {
  /** The number that the server gives, in a row and in answers. */
  readonly id: string
  /** What of an answer goes into the row that the command made. */
  readonly answered: readonly string[]
  /** Where a call that may make several has them in its answer. */
  readonly list: string
  /** Columns that hold keys of other rows: one, or several. */
  readonly references: readonly string[]
  /** The row that it is in, by the number in an answer; 0: in none. */
  readonly within?: { readonly column: string; readonly table: string; readonly id: string }
  /** Columns that it has only until the server has made it. */
  readonly untilMade: readonly string[]
  /**
   * Rows that are alike in these columns are made one after another: the server numbers those of the same name as they come, so
   * that the first keeps its name. Null: it does not matter.
   */
  readonly oneByOne: readonly string[] | null
}

/** A copy of lists of the server, which queued commands change: a device shows it, and changes it, without a network. */
export interface Mirror {
  /** Lane of the uploads to a brand, before `:<brand>`, where it has uploads. The person may pause them. */
  readonly uploadLane?: string
  readonly tables: Readonly<Record<string, MirrorTable>>
  /** What a device keeps beside them. */
  readonly beside?: Readonly<Record<string, DeviceTable>>
}

export function defineMirror<const Defined extends Mirror>(mirror: Defined): Defined {
  return mirror
}
