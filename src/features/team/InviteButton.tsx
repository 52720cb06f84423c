import { Trans } from '@lingui/react/macro'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { inviteMember } from '#contract/member.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { whyNoInvitation } from './team-calls.ts'
import { useTeam } from './useTeam.ts'

const InviteDialog = lazyComponent(() => import('./InviteDialog.tsx'))

/** Button that invites a member; nothing for those who may not, and while there is no seat. */
export default function InviteButton({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const { team, reload } = useTeam(idBrand, role)
  const [isOpen, setIsOpen] = useState(false)
  const why = team && whyNoInvitation(team.seats)
  if (role === null || !mayCall(inviteMember, role) || (why !== null && !isOpen)) return null
  return (
    <>
      <Button icon={<Icon of={UserPlus} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>멤버 초대</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InviteDialog
            idBrand={idBrand}
            role={role}
            members={team?.members ?? []}
            onDone={reload}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
