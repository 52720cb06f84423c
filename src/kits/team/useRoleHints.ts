import { useLingui } from '@lingui/react/macro'
import type { BrandRole } from '#model/access/roles.ts'

/** What each role that can be given may do in the daily work of a shop, and what it may not, as the facts of the calls say. */
export function useRoleHints(): Readonly<Record<Exclude<BrandRole, 'BRAND_ROLE_OWNER'>, string>> {
  const { t } = useLingui()
  return {
    BRAND_ROLE_READER: t`가이드와 전략, 디자인과 파일을 보고 내려받아요. 무엇도 고치거나 올리지 못하고, 의견도 남기지 못해요.`,
    BRAND_ROLE_MEMBER: t`질문에 답하고, 사진과 파일을 올리고, 디자인을 만들고, 의견을 남겨요. 사람을 초대하거나 로고와 컬러를 확정하지는 못해요.`,
    BRAND_ROLE_DESIGNER: t`멤버가 하는 일에 더해 로고와 컬러, 글꼴을 확정하고, 팀이 쓸 템플릿을 만들고, 손님에게 보낼 공유 링크를 만들어요.`,
    BRAND_ROLE_ADMIN: t`디자이너가 하는 일에 더해 사람을 초대하고 내보내고, 다 쓴 섹션을 승인하고, 크레딧으로 작업을 맡겨요. 카드와 플랜은 소유자만 바꿔요.`,
  }
}
