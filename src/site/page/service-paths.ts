import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SitePath } from '#model/site/addresses.ts'

interface Service {
  readonly path: SitePath
  readonly name: MessageDescriptor
  readonly text: MessageDescriptor
}

/** The pages that tell what one can do here, in the order in which they are listed. */
export const services: readonly Service[] = [
  {
    path: '/service/guide',
    name: msg`브랜드 가이드`,
    text: msg`목적부터 타이포그래피까지 아홉 섹션을 한 권으로 묶어요.`,
  },
  {
    path: '/service/strategy',
    name: msg`브랜드 전략`,
    text: msg`성격과 말투, 손님과 경쟁, 내 자리를 정해요.`,
  },
  {
    path: '/service/assets',
    name: msg`브랜드 파일`,
    text: msg`브랜드 북과 로고 묶음, 컬러와 글꼴 값을 파일로 만들어요.`,
  },
  {
    path: '/service/agencies',
    name: msg`디자이너와 일하기`,
    text: msg`디자이너와 인쇄소에 가이드를 링크로 보내요.`,
  },
]
