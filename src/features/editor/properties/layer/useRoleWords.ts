import { useLingui } from '@lingui/react/macro'
import type { Role } from '#scene/body/body.ts'

/** What layers are for. */
export function useRoleWords(): Readonly<Record<Role, string>> {
  const { t } = useLingui()
  return {
    headline: t`큰 제목`,
    body: t`본문`,
    cta: t`행동 유도 문구`,
    price: t`값`,
    date: t`날짜`,
    place: t`장소`,
    photo: t`사진`,
    logo: t`로고`,
  }
}
