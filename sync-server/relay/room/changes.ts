import { mergeIfPossible } from '../document/merge-updates.ts'
import type { Editor, LogEntry } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'

/** One change of the document in this turn of the event loop. */
export interface Change {
  readonly update: Uint8Array
  /** The client that sent it; null: the server made it. */
  readonly author: Connection | null
  /** Whose change it is; null: the server's own. */
  readonly editor: Editor | null
  /** Another node has stored it already. */
  readonly isStored: boolean
}

/** Who wrote in this turn, each account and device once. */
export function editorsOf(turn: readonly Change[]): Editor[] {
  const editors = turn.flatMap(({ editor }) => editor ?? [])
  return [...new Map(editors.map((editor) => [`${editor.idAccount} ${editor.device}`, editor])).values()]
}

export function editorAt({ person, facts }: Connection): Editor {
  return { idAccount: person.id, name: person.name, device: facts.device }
}

/** One row per account and turn, so that versions can tell who wrote what. `merged`: all changes of the turn, if known. */
export function toEntries(turn: readonly Change[], merged: readonly Uint8Array[] | null): LogEntry[] {
  const byAccount = new Map<number | null, Uint8Array[]>()
  for (const { update, editor } of turn) {
    const idAccount = editor?.idAccount ?? null
    const updates = byAccount.get(idAccount)
    if (updates) updates.push(update)
    else byAccount.set(idAccount, [update])
  }
  const isOneAccounts = byAccount.size === 1
  return [...byAccount].flatMap(([idAccount, updates]) =>
    ((isOneAccounts && merged) || mergeIfPossible(updates)).map((data) => ({ data, idAccount })),
  )
}
