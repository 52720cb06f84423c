import { registerRoute } from 'workbox-routing'
import { keepReceived } from '#engine/store/received-files.ts'

/** Where the manifest lets the system send files that are shared to the app. */
const path = '/profile/receive'

/** Takes files that another app shares, also without a network; the screen of the same address asks where they go. */
export function receiveFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    async ({ request }) => {
      try {
        const form = await request.formData()
        await keepReceived(
          form.getAll('files').filter((one) => one instanceof File && one.size > 0) as File[],
        )
        return Response.redirect(path, 303)
      } catch (cause) {
        console.warn('files cannot be kept on this device', cause)
        return Response.redirect(`${path}?isFull=true`, 303)
      }
    },
    'POST',
  )
}
