import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import ImageIcon from 'lucide-react/icons/image'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Shapes from 'lucide-react/icons/shapes'
import SwatchBook from 'lucide-react/icons/swatch-book'
import Type from 'lucide-react/icons/type'
import type { ComponentType } from 'react'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { PanelName } from '../state/editor-state.ts'

export interface PanelEntry {
  readonly name: PanelName
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  /** Begins with a `PanelHead`. */
  readonly Panel: ComponentType & { preload(): Promise<unknown> }
  /** What is said on its tab, such as a number. */
  readonly Mark?: ComponentType
  /** Its things come to the page: it is not offered where the design is read only. */
  readonly isForEditing?: true
  /** At the end of the rail, apart from what is made with. */
  readonly isLast?: true
}

/** The panels of things that come to the page, in the order of the rail. */
export const panels: readonly PanelEntry[] = [
  {
    name: 'brand',
    label: msg`내 브랜드`,
    icon: SwatchBook,
    Panel: lazyComponent(() => import('./brand/BrandPanel.tsx')),
    isForEditing: true,
  },
  {
    name: 'templates',
    label: msg`템플릿`,
    icon: LayoutTemplate,
    Panel: lazyComponent(() => import('./templates/TemplatesPanel.tsx')),
    isForEditing: true,
  },
  {
    name: 'layouts',
    label: msg`자동 배치`,
    icon: PanelsTopLeft,
    Panel: lazyComponent(() => import('./layouts/LayoutsPanel.tsx')),
    isForEditing: true,
  },
  {
    name: 'text',
    label: msg`글자`,
    icon: Type,
    Panel: lazyComponent(() => import('./texts/TextsPanel.tsx')),
    isForEditing: true,
  },
  {
    name: 'photos',
    label: msg`사진`,
    icon: ImageIcon,
    Panel: lazyComponent(() => import('./pictures/PicturesPanel.tsx')),
    isForEditing: true,
  },
  {
    name: 'shapes',
    label: msg`도형`,
    icon: Shapes,
    Panel: lazyComponent(() => import('./shapes/ShapesPanel.tsx')),
    isForEditing: true,
  },
]
