import type { Page } from '@playwright/test'
import { answer, type FieldPath, goOn, leaveFinished } from './pages/workbook.ts'

/** What a founder writes in the workbooks of purpose and story, by the names of the REST API. */
export const typedAnswers = {
  target: '혼자서도 잘 차려 먹고 싶은 사람',
  discomfort: '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편',
  purposeManifesto:
    '우리는 혼자 먹는 한 끼도 정성껏 차릴 수 있도록 손에 꼭 맞는 그릇을 빚습니다. 덤이 아니라 하나로 충분하게.',
  background: '2019년 겨울, 할머니의 밥그릇이 깨진 날 시작했어요.\n같은 것을 찾다 직접 빚기로 했습니다.',
  what: '손으로 빚어 매일 쓰기 편한 그릇',
  how: '한 번에 서른 점만 굽는 방식',
  achieve: '누구나 하루 한 끼는 따뜻하게 차려 먹는 일상',
  brandName: '온기',
} as const

type Name = keyof typeof typedAnswers

const write = (page: Page, name: Name) => answer(page, `core.${name}` satisfies FieldPath, typedAnswers[name])

/** Answers all of core/purpose and core/story, question after question, from the first one on. */
export async function answerPurposeAndStory(page: Page): Promise<void> {
  await write(page, 'target')
  await write(page, 'discomfort')
  await goOn(page)
  await write(page, 'purposeManifesto')
  await goOn(page)
  await leaveFinished(page, /다음 섹션: 이야기/)
  for (const name of ['background', 'what', 'how', 'achieve', 'brandName'] as const) {
    await write(page, name)
    await goOn(page)
  }
  await leaveFinished(page, /가이드에서 보기/)
}
