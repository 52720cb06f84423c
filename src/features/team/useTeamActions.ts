import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import {
  askLeaving,
  askReinvite,
  askRemoval,
  askRole,
  type GivenRole,
  type Inheritance,
  type Member,
} from './team-calls.ts'
import { isIn, nameOf } from './team-view.ts'

export interface TeamActions {
  readonly isBusy: boolean
  reinvite(member: Member): Promise<void>
  changeRole(member: Member, role: GivenRole): Promise<void>
  /** Resolves to whether it was done. */
  remove(member: Member, inheritance: Inheritance): Promise<boolean>
  leave(): Promise<boolean>
}

/** Actions on members. After a refusal of the server the list is reloaded. */
export function useTeamActions(idBrand: number, onChanged: () => void): TeamActions {
  const { t } = useLingui()
  const failureMessage = useFailureMessage()
  const roleWords = useRoleWords()
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: () => Promise<{ ok: true } | Failure>, done: string): Promise<boolean> {
    setIsBusy(true)
    const result = await work().catch(unreached)
    setIsBusy(false)
    if (result.ok) showToast({ tone: 'success', text: done })
    else showMessage(failureMessage(result))
    if (result.ok || result.code !== 'OFFLINE') onChanged()
    // The role of this person may have changed meanwhile.
    if (!result.ok && (result.status === 403 || result.status === 404)) await pullOwnRole(idBrand)
    return result.ok
  }

  return {
    isBusy,
    reinvite: async (member) => {
      await run(() => askReinvite(idBrand, member.idBrandMember), t`초대를 다시 보냈어요`)
    },
    changeRole: async (member, role) => {
      const name = nameOf(member)
      const word = roleWords(role)
      const change = (): Promise<Result<Member>> => askRole(idBrand, member.idBrandMember, role)
      await run(change, t`역할을 바꿨어요 · ${name}, ${word}`)
    },
    remove: (member, inheritance) =>
      run(
        () => askRemoval(idBrand, member.idBrandMember, inheritance),
        isIn(member) ? t`팀에서 내보냈어요` : t`초대를 취소했어요`,
      ),
    leave: () => run(() => askLeaving(idBrand), t`팀에서 나왔어요`),
  }
}

async function pullOwnRole(idBrand: number): Promise<void> {
  const { pullRole } = await import('#engine/store/pull-role.ts')
  await pullRole(idBrand)
}

/** The code of the call could not be loaded, which counts as having no network. */
function unreached(): Failure {
  return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
}
