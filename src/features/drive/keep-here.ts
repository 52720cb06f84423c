import { showToast } from '#ui/overlays/toasts.ts'

/** Keeps a folder's files on this device, or lets them go. Says `failed` where that cannot be done. */
export async function keepHere(brand: number, folder: string, isOn: boolean, failed: string): Promise<void> {
  try {
    const { keepFolder } = await import('#kits/drive/bytes/keep-folder.ts')
    await keepFolder(brand, folder, isOn)
  } catch (cause) {
    console.warn('a folder is not kept on this device', cause)
    showToast({ tone: 'error', text: failed })
  }
}
