import { Trans, useLingui } from '@lingui/react/macro'
import { useRoleHints } from '#kits/team/useRoleHints.ts'
import { type BrandRole, manages } from '#model/access/roles.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import type { GivenRole } from './team-calls.ts'

interface Props {
  /** Role of the person who invites. */
  role: BrandRole
  given: GivenRole
  onChoose: (role: GivenRole) => void
}

/** The role that invited people get, with what each may do. */
export function RoleChoice({ role, given, onChoose }: Props) {
  const { t } = useLingui()
  const hints = useRoleHints()
  const mayAppointAdmin = manages(role, 'BRAND_ROLE_ADMIN')
  return (
    <ChoiceGroup<GivenRole>
      legend={<Trans>역할</Trans>}
      value={given}
      onChoose={onChoose}
      choices={[
        { value: 'BRAND_ROLE_READER', label: <Trans>보기 전용</Trans>, hint: hints.BRAND_ROLE_READER },
        { value: 'BRAND_ROLE_MEMBER', label: <Trans>멤버</Trans>, hint: hints.BRAND_ROLE_MEMBER },
        { value: 'BRAND_ROLE_DESIGNER', label: <Trans>디자이너</Trans>, hint: hints.BRAND_ROLE_DESIGNER },
        {
          value: 'BRAND_ROLE_ADMIN',
          label: <Trans>관리자</Trans>,
          hint: mayAppointAdmin ? hints.BRAND_ROLE_ADMIN : t`소유자만 관리자를 정할 수 있어요`,
          isDisabled: !mayAppointAdmin,
        },
      ]}
    />
  )
}
