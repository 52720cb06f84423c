import type { BrandRole } from '#model/access/roles.ts'

/** Whether an account may enter the rooms of a brand, and in which role; else the close code. */
export type Authorization =
  | {
      readonly ok: true
      readonly account: { readonly id: number; readonly name: string }
      readonly role: BrandRole
    }
  | { readonly ok: false; readonly code: 4401 | 4403 | 4404 }

/** Asked for every socket, so that withdrawing access only needs to close sockets. Rejects when it cannot be decided. */
export type Authorize = (token: string | null, idBrand: number) => Promise<Authorization>
