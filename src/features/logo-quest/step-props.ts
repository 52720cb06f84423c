import type { LogoImage } from '#kits/logo/logo-draft.ts'
import type { LogoBriefView } from '#kits/logo/useLogoBrief.ts'

export interface StepProps extends Pick<LogoBriefView, 'brief' | 'change'> {
  readonly images: readonly LogoImage[]
}
