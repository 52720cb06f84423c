import type { LogoImage } from '#device/logo/logo-draft.ts'
import type { LogoBriefView } from '#device/logo/useLogoBrief.ts'

export interface StepProps extends Pick<LogoBriefView, 'brief' | 'change'> {
  readonly images: readonly LogoImage[]
}
