import { useLingui } from '@lingui/react/macro'
import type { ColourRole } from '#model/colour/roles.ts'

/** What each colour is used for, as text for the guide. */
export function useColourUses(): Readonly<Record<ColourRole, string>> {
  const { t } = useLingui()
  return {
    main: t`가장 먼저 떠오르는 색`,
    secondary: t`메인 컬러 옆에 놓는 색`,
    tertiary: t`작게, 눈에 띄게`,
    quaternary: t`넓은 배경`,
    success: t`잘 끝났을 때`,
    info: t`알려 드릴 때`,
    warning: t`살펴야 할 때`,
    danger: t`잘못됐을 때`,
  }
}
