import type { BrandRole } from '#model/access/roles.ts'

/** Whether somebody may be in the rooms of a brand, and as what. */
export type Authorization =
  | {
      readonly ok: true
      readonly account: { readonly id: number; readonly name: string }
      readonly role: BrandRole
    }
  | { readonly ok: false; readonly code: 4401 | 4403 | 4404 }

/** Decides at every connect, so that withdrawing access needs no more than closing sockets. */
export type Authorize = (token: string | null, idBrand: number) => Promise<Authorization>
