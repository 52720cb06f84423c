import { useLingui } from '@lingui/react/macro'
import { type BrandRole, toBrandRole } from '#model/access/roles.ts'

/** Names of roles. */
export function useRoleWords(): (role: string) => string {
  const { t } = useLingui()
  const words: Record<BrandRole, string> = {
    BRAND_ROLE_OWNER: t`소유자`,
    BRAND_ROLE_ADMIN: t`관리자`,
    BRAND_ROLE_DESIGNER: t`디자이너`,
    BRAND_ROLE_MEMBER: t`멤버`,
    BRAND_ROLE_READER: t`보기 전용`,
  }
  return (role) => words[toBrandRole(role)]
}
