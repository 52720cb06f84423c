import { expect, test, vi } from 'vitest'
import { designEdits, tellEdited } from './design-edits.ts'

test('what another window has written is counted by design, and it is told what is written here', async () => {
  const other = new BroadcastChannel('saegim-design-edits')
  const heard: unknown[] = []
  other.onmessage = ({ data }) => heard.push(data)
  const stop = designEdits.subscribe(() => {})
  other.postMessage('design/a')
  other.postMessage('design/a')
  other.postMessage({ not: 'a name' })
  tellEdited('design/b')
  await vi.waitFor(() => expect(designEdits.get().get('design/a')).toBe(2))
  await vi.waitFor(() => expect(heard).toEqual(['design/b']))
  expect([...designEdits.get().keys()]).toEqual(['design/a'])
  stop()
  other.close()
})
