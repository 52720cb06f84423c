import sharp from 'sharp'
import type { FoundPhoto, Photos } from './photos.ts'

const photo: FoundPhoto = {
  id: 'a-bowl',
  description: 'a bowl beside a kiln',
  width: 4000,
  height: 3000,
  color: '#c08040',
  previewUrl: 'https://images.unsplash.com/photo-1?w=400',
  credit: { service: 'UNSPLASH', name: 'Mina Park', url: 'https://unsplash.com/@mina' },
}

/** A photo service without a network that has one photograph. */
export const testPhotos: Photos = {
  pictureOrigin: 'https://images.unsplash.com',
  search: async () => ({ photos: [photo], total: 1, pages: 1 }),
  async download(id) {
    const background = { r: 192, g: 128, b: 64 }
    const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background } })
      .jpeg()
      .toBuffer()
    return { id, description: photo.description, bytes, credit: photo.credit }
  },
  reportUse: async () => {},
}
