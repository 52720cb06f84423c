import { Suspense, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useFavorites } from '#kits/design/favorites/useFavorites.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { SceneContext } from '../cards/library-scene.ts'
import { useScene } from '../cards/useScene.ts'
import { LibraryHead } from './LibraryHead.tsx'
import { LibraryNote } from './LibraryNote.tsx'
import type { LibrarySearch } from './library-search.ts'
import { OpenLibrary } from './OpenLibrary.tsx'
import { useLibrary } from './useLibrary.ts'
import { useMayDesign } from './useMayDesign.ts'

const CreateDialog = lazyComponent(() => import('../create/CreateDialog.tsx'))

interface Props {
  brand: BrandRef
  createdType: DesignType
  search: LibrarySearch
}

/** The designs of a brand, or its templates, in their folders. */
export default function LibraryScreen({ brand, createdType, search }: Props) {
  const may = useMayDesign(brand, createdType)
  const library = useLibrary(brand, createdType, search.folder)
  const { scene, dress } = useScene(brand, { favorites: useFavorites(brand) })
  const [asked, setAsked] = useState<'create' | 'folder' | null>(null)
  const { state, folder } = library
  const isLoading = may === undefined || state === 'loading'
  return (
    <SceneContext value={scene}>
      <LibraryHead
        brand={brand}
        createdType={createdType}
        library={library}
        canWrite={may?.canWrite ?? false}
        onFolder={() => setAsked('folder')}
        onCreate={() => setAsked('create')}
      />
      {isLoading ? (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      ) : state !== 'ready' ? (
        <LibraryNote state={state} />
      ) : (
        <OpenLibrary
          brand={brand}
          library={library}
          may={may}
          search={search}
          dress={dress}
          isMakingFolder={asked === 'folder'}
          onFolderMade={() => setAsked(null)}
          onCreate={() => setAsked('create')}
        />
      )}
      <Suspense fallback={null}>
        {asked === 'create' && (
          <CreateDialog
            createdType={createdType}
            folder={folder?.key ?? null}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </SceneContext>
  )
}
