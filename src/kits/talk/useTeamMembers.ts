import { useMemo } from 'react'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { membersRead } from '#kits/team/members.ts'
import type { Mentioned } from './mentions.ts'

/** The joined members of a brand, from the list that this device keeps, so that they can be mentioned offline too. */
export function useTeamMembers(brand: BrandRef): readonly Mentioned[] {
  const { data } = useCachedRead(membersRead, { brand: isLocal(brand) ? null : brand })
  return useMemo(
    () =>
      (data ?? []).flatMap(({ state, idAccount, fullName }) =>
        state === 'JOINED' && idAccount !== null && fullName ? [{ id: idAccount, name: fullName }] : [],
      ),
    [data],
  )
}
