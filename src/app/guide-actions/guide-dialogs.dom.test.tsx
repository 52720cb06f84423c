import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import GuideDialogs from './GuideDialogs.tsx'
import { guideDialogs } from './guide-dialog.ts'

vi.mock('#engine/documents/react/OtherDocuments.tsx', () => ({
  OtherDocuments: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))
vi.mock('#features/tokens/TokensDialog.tsx', () => ({ default: () => <p>tokens</p> }))

test('a dialog ends with the screens of its brand, and does not open again over those of another', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  const root = createRoot(host)
  void guideDialogs.open('tokens')
  await act(() => root.render(<GuideDialogs />))
  await act(() => vi.waitFor(() => expect(host.textContent).toBe('tokens')))
  await act(() => root.unmount())
  expect(guideDialogs.get()).toBeNull()
})
