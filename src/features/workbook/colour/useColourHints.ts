import { useLingui } from '@lingui/react/macro'
import type { ColourRole } from '#model/colour/roles.ts'

/** What each of the eight is for. */
export function useColourHints(): Readonly<Record<ColourRole, string>> {
  const { t } = useLingui()
  return {
    main: t`가장 자주 쓰는 색`,
    secondary: t`메인 컬러 옆에 놓이는 색`,
    tertiary: t`작은 면적에 쓰는 강조색`,
    quaternary: t`넓은 배경에 쓰는 색`,
    success: t`주문 완료처럼 잘 끝났을 때`,
    info: t`알려 드릴 내용이 있을 때`,
    warning: t`품절 임박처럼 살펴야 할 때`,
    danger: t`결제 실패처럼 잘못됐을 때`,
  }
}
