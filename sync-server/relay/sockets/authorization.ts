import type { BrandRole } from '#model/access/roles.ts'
import type { DocId } from '../log/update-log.ts'

/** What an account may do in a room, and its role in the brand; else the close code. */
export type Authorization =
  | {
      readonly ok: true
      readonly account: { readonly id: number; readonly name: string }
      readonly role: BrandRole
      readonly access: 'read' | 'write'
    }
  | { readonly ok: false; readonly code: 4401 | 4403 | 4404 }

/** Asked for every socket, so that withdrawing access only needs to close sockets. Rejects when it cannot be decided. */
export type Authorize = (token: string | null, room: DocId) => Promise<Authorization>
