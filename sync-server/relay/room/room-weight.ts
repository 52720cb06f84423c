import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import type { RoomDocument } from '../document/room-document.ts'
import type { LogGrowth } from '../log/log-growth.ts'
import type { RelayLimits } from '../sockets/limits.ts'

/** What a document may weigh, by its kind. */
export function mostBytesOf(document: DocumentName, { documentBytes }: Pick<RelayLimits, 'documentBytes'>) {
  return Math.min(documentBytes, traitsOf(document).bytes ?? documentBytes)
}

/** What a struct counts for: in memory it takes as much as 20 to 60 bytes of an ordinary document. */
const bytesOfStruct = 96

/** What a document counts for against the limits: its encoded size, or its structs, however few bytes they are encoded in. */
export class RoomWeight {
  readonly #document: Pick<RoomDocument, 'structCount'>
  readonly #growth: Pick<LogGrowth, 'bytes'>
  readonly #mostBytes: number
  /** Approximate: structs that Yjs merged since they were counted are counted one by one. */
  #structs = 0

  constructor(
    document: Pick<RoomDocument, 'structCount'>,
    growth: Pick<LogGrowth, 'bytes'>,
    mostBytes: number,
  ) {
    this.#document = document
    this.#growth = growth
    this.#mostBytes = mostBytes
  }

  /** In bytes. */
  get total(): number {
    return this.after(0, 0)
  }

  count(): void {
    this.#structs = this.#document.structCount
  }

  add(structs: number): void {
    this.#structs += structs
  }

  /** Whether an update of so many bytes and structs would make the document larger than it may be. */
  isBeyond(bytes: number, structs: number): boolean {
    if (this.after(bytes, structs) <= this.#mostBytes) return false
    this.count()
    return this.after(bytes, structs) > this.#mostBytes
  }

  /** In bytes, after an update of so many bytes and structs. */
  after(bytes: number, structs: number): number {
    return Math.max(this.#growth.bytes + bytes, (this.#structs + structs) * bytesOfStruct)
  }
}
