import { useLingui } from '@lingui/react/macro'
import type { Layer } from '#scene/body/body.ts'
import type { DesignFinding } from '#scene/checks/design-finding.ts'
import { useLayerNames } from '../names/useLayerNames.ts'
import { useShown } from '../state/EditorProvider.tsx'

/** Says on which page, where there are several, and in which layer something was found. */
export function useWhere(): (finding: DesignFinding) => string {
  const { t } = useLingui()
  const { body, dress } = useShown()
  const nameOf = useLayerNames()
  return ({ page, layer }) => {
    const at = body.pages.findIndex(({ id }) => id === page)
    const found = layerIn(body.pages[at]?.layers ?? [], layer)
    const name = found ? nameOf(found, dress.dress.words) : t`쪽 전체`
    return body.pages.length > 1 ? t`${at + 1}쪽 · ${name}` : name
  }
}

function layerIn(layers: readonly Layer[], key: string): Layer | null {
  for (const layer of layers) {
    const found = layer.id === key ? layer : layer.type === 'group' ? layerIn(layer.children, key) : null
    if (found) return found
  }
  return null
}
