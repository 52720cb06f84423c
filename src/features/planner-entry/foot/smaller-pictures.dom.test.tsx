import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PictureScene, PictureSceneContext } from '#kits/planner/picture/picture-scene.ts'
import { channelFacts } from '#model/planner/channels.ts'
import type { Body } from '#scene/body/body.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { useSmallerWords } from '../design/useSmallerWords.ts'
import { type ShownEntry, showEntry } from '../shown-entry.fixture.tsx'
import { DownloadButton } from './DownloadButton.tsx'

const made = vi.hoisted(() => ({
  smaller: [] as { width: number; height: number }[],
  names: [] as string[],
}))
vi.mock('#engine/browser/download.ts', () => ({ download: (name: string) => made.names.push(name) }))
vi.mock('#kits/planner/picture/picture-files.ts', () => ({
  pictureFiles: async () => ({ files: [new File([], 'a.png')], absent: 0, smaller: made.smaller }),
}))

let shown: ShownEntry
afterEach(async () => {
  await shown.close()
  for (const { id } of shownToasts.get()) dismissToast(id)
  Object.assign(made, { smaller: [], names: [] })
})

const scene = { dress: {} } as PictureScene
async function download(
  smaller: typeof made.smaller,
  channel: 'INSTAGRAM' | null,
): Promise<readonly unknown[]> {
  made.smaller = smaller
  shown = await showEntry(
    <PictureSceneContext value={scene}>
      <DownloadButton pictures={['design:1']} channel={channel} />
    </PictureSceneContext>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '내려받기' })))
  await act(async () => vi.waitFor(() => expect(made.names).toEqual(['a.png'])))
  return shownToasts.get().map(({ text }) => text)
}

test('a download that is smaller than the channel takes pictures says both sizes', async () => {
  expect(await download([{ width: 1080, height: 1080 }], 'INSTAGRAM')).toEqual([
    '인스타그램: 비율이 달라서 1080 × 1350 px 대신 1080 × 1080 px로 만들었어요',
  ])
})

test('one that has the proportions of the channel says nothing', async () => {
  expect(await download([], 'INSTAGRAM')).toEqual([])
})

function Words({ width, height }: { width: number; height: number }) {
  const body = { unit: 'px', width, height } as unknown as Body
  return <p>{useSmallerWords(body, 'INSTAGRAM') ?? '–'}</p>
}

test('a design of other proportions says beside the picture in which size it is downloaded', async () => {
  const { width, height } = channelFacts.INSTAGRAM.picture ?? { width: 0, height: 0 }
  shown = await showEntry(
    <>
      <Words width={2000} height={2000} />
      <Words width={width * 2} height={height * 2} />
    </>,
  )
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '인스타그램 크기(1080 × 1350 px)와 비율이 달라요. 내려받는 크기는 1080 × 1080 px예요.',
    '–',
  ])
})
