import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Layer, Page } from '#scene/body/body.ts'
import type { Resized } from '#scene/edit/resize-to-form.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useLayerNames } from '../names/useLayerNames.ts'
import { usePageActs } from '../pages/usePageActs.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'

/** What a person has to look at after the size was changed: a press on a layer shows it. */
export function ToCheck({ resized: { body, toCheck }, onClose }: { resized: Resized; onClose: () => void }) {
  const { t } = useLingui()
  const state = useEditorState()
  const { dress } = useShown()
  const nameOf = useLayerNames()
  const { show } = usePageActs()
  const found = toCheck.flatMap((key) => {
    for (const [at, page] of body.pages.entries()) {
      const layer = layerIn(page.layers, key)
      if (layer) return { layer, page, number: at + 1 }
    }
    return []
  })
  const open = (page: Page, layer: Layer) => {
    onClose()
    show(page.id)
    state.selection.set([layer.id])
  }
  const count = found.length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>확인해 주세요</Trans>}
      description={
        <Plural
          value={count}
          other="자리를 다시 잡았어요. 규칙만으로 알 수 없는 레이어 #개를 살펴봐 주세요."
        />
      }
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" onClick={onClose}>
          <Trans>알겠어요</Trans>
        </Button>
      }
    >
      <Stack as="ul" gap={1}>
        {found.map(({ layer, page, number }) => (
          <li key={layer.id}>
            <Button look="quiet" isBlock onClick={() => open(page, layer)}>
              <Trans>
                {number}쪽 · {nameOf(layer, dress.dress.words)}
              </Trans>
            </Button>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}

function layerIn(layers: readonly Layer[], key: string): Layer | null {
  for (const layer of layers) {
    const found = layer.id === key ? layer : layer.type === 'group' ? layerIn(layer.children, key) : null
    if (found) return found
  }
  return null
}
