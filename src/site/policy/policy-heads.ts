import { msg } from '@lingui/core/macro'

/** Name of each policy, and what it is about. */
export const policyHeads = {
  TERM: {
    title: msg`이용약관`,
    description: msg`새김을 쓰는 사람과 운영하는 사람이 서로 지키는 약속이에요.`,
  },
  PRIVACY: {
    title: msg`개인정보 처리방침`,
    description: msg`어떤 개인정보를 왜, 얼마 동안 보관하는지 알려 드려요.`,
  },
  MARKETING: {
    title: msg`마케팅 정보 수신 동의`,
    description: msg`새 소식과 혜택을 어떻게 보내고, 어떻게 그만 받는지 알려 드려요.`,
  },
}
