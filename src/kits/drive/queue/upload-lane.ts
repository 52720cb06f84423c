import { driveMirror } from '#model/mirrors/drive.ts'
import { uploadLaneOf } from '#model/mirrors/mirrors.ts'

/** Lane of the uploads to the drives of a brand. */
export function driveUploadLane(brand: number): string {
  return uploadLaneOf(driveMirror, brand)
}

export function isDriveUpload(lane: string): boolean {
  return lane.startsWith(`${driveMirror.uploadLane}:`)
}
