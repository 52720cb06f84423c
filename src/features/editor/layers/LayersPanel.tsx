import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Collection, I18nProvider, type Key, Tree } from 'react-aria-components'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Layer } from '#scene/body/body.ts'
import { outermostOf } from '#scene/edit/locks.ts'
import { Note } from '#ui/Text.tsx'
import { useLayerNames } from '../names/useLayerNames.ts'
import { PanelHead } from '../panels/parts/PanelHead.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { LayerRow } from './LayerRow.tsx'
import styles from './Layers.module.css'
import { useLayerDrag } from './useLayerDrag.ts'

/** A layer with what is in it, the uppermost first. */
export interface LayerBranch {
  readonly id: string
  readonly name: string
  readonly layer: Layer
  readonly inside: readonly LayerBranch[]
}

/** The layers of the page as a tree, the uppermost first: what is selected here is selected on the page. */
export default function LayersPanel() {
  return (
    <>
      <PanelHead title={<Trans>레이어</Trans>} />
      <LayerTree />
    </>
  )
}

function LayerTree() {
  const { t } = useLingui()
  const state = useEditorState()
  const { page, nodes, dress } = useShown()
  const nameOf = useLayerNames()
  const { words } = dress.dress
  const selection = useWatched(state.selection)
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set())
  const branches = branchesOf(page?.layers ?? [], (layer) => nameOf(layer, words))
  const dragAndDropHooks = useLayerDrag(branches)
  // A group is open while one of its layers is selected.
  const around = selection.flatMap((key) => parentsOf(key))
  function parentsOf(key: string): readonly string[] {
    const parent = nodes.get(key)?.parent ?? null
    return parent === null ? [] : [parent, ...parentsOf(parent)]
  }
  const select = (keys: readonly string[]) => {
    const chosen = outermostOf(nodes, keys).map(({ layer }) => layer.id)
    const [first] = chosen
    state.entered.set(first === undefined ? null : (nodes.get(first)?.parent ?? null))
    state.selection.set(chosen)
  }
  if (branches.length === 0) {
    return (
      <Note className={styles.empty}>
        <Trans>이 쪽에는 아직 레이어가 없어요.</Trans>
      </Note>
    )
  }
  return (
    <I18nProvider locale={pageLanguage()}>
      <Tree
        // What can be dragged is another tree: its hooks come and go with that.
        key={dragAndDropHooks ? 'changeable' : 'readable'}
        aria-label={t`레이어`}
        items={branches}
        className={styles.tree ?? ''}
        selectionMode="multiple"
        selectionBehavior="replace"
        // It leads back to the canvas, where what is selected stays so.
        escapeKeyBehavior="none"
        selectedKeys={selection}
        expandedKeys={new Set([...opened, ...around])}
        onExpandedChange={(keys) => setOpened(keys)}
        onSelectionChange={(keys) =>
          select(keys === 'all' ? branches.map(({ id }) => id) : [...keys].map(String))
        }
        {...(dragAndDropHooks ? { dragAndDropHooks } : {})}
      >
        {(branch) => <Branch branch={branch} />}
      </Tree>
    </I18nProvider>
  )
}

function Branch({ branch }: { branch: LayerBranch }) {
  return (
    <LayerRow branch={branch}>
      <Collection items={branch.inside}>{(inside) => <Branch branch={inside} />}</Collection>
    </LayerRow>
  )
}

function branchesOf(layers: readonly Layer[], nameOf: (layer: Layer) => string): readonly LayerBranch[] {
  return layers.toReversed().map((layer) => ({
    id: layer.id,
    name: nameOf(layer),
    layer,
    inside: layer.type === 'group' ? branchesOf(layer.children, nameOf) : [],
  }))
}
