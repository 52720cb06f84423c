import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { guide } from '#model/documents/guide.ts'
import { useJoinedStory } from './useJoinedStory.ts'

const { core, info } = guide
const answers = {
  [info.name.path]: '온기',
  [core.background.path]: '할머니의 금 간 사발 하나를 버리지 못했어요.',
  [core.what.path]: '매일 쓰는 그릇',
}

afterEach(cleanup)

function Story() {
  return <p>{useJoinedStory(answers) ?? 'not loaded'}</p>
}

test('the guide joins the story once its first content is shown, with code that is loaded after it', {
  timeout: 30_000,
}, async () => {
  const { container: page } = render(<Story />)
  await vi.waitFor(() => expect(page.textContent).toBe('not loaded'))
  noteFirstContent()
  // The code is loaded from disk here, which may take seconds on a busy machine.
  await vi.waitFor(() => expect(page.textContent).toContain('매일 쓰는 그릇'))
  expect(page.textContent).toContain('할머니의 금 간 사발 하나를 버리지 못했어요.')
})
