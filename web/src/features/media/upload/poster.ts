/** Longest wait for a frame of a video, in ms: without one it is kept all the same. */
const LONGEST_WAIT = 8_000;
const WIDTH = 720;

/** A frame from the beginning of a video, as a data URL; undefined where this browser cannot show it. */
export async function posterOf(file: File): Promise<string | undefined> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const limit = AbortSignal.timeout(LONGEST_WAIT);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    await happens(video, 'loadeddata', limit);
    // The first frame of many films is black.
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 3) : 0.1;
    await happens(video, 'seeked', limit);
    return drawn(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happens(video: HTMLVideoElement, event: string, limit: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal: limit });
    video.addEventListener('error', reject, { once: true, signal: limit });
    limit.addEventListener('abort', reject, { once: true });
  });
}

function drawn(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, videoWidth);
  canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
