import { msg } from '@lingui/core/macro'

/** Of the list of posts, and of its feed. */
export const blogHead = {
  title: msg`블로그`,
  description: msg`작은 가게가 브랜드를 쓰고 지키는 법, 그리고 새김 도움말이에요.`,
}
