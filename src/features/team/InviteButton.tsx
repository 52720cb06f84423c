import { Trans } from '@lingui/react/macro'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { withWords } from '#device/words/interface.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { whyNoInvitation } from './team-calls.ts'
import { useTeam } from './useTeam.ts'

const InviteDialog = lazyComponent(() => withWords(import('./InviteDialog.tsx'), 'device', 'tools'))

/** Button that invites a member; nothing for those who may not, and while there is no seat. */
export default function InviteButton({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const { team, reload } = useTeam(idBrand, role)
  const [isOpen, setIsOpen] = useState(false)
  const why = team && whyNoInvitation(team.seats)
  if (role === null || !isAtLeast(role, 'BRAND_ROLE_ADMIN') || (why !== null && !isOpen)) return null
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
