import { useEffect, useRef, useState, type ReactNode } from "react";

interface PreviewPictureProps {
  src: string;
  alt: string;
  /** Fallback when the image cannot be shown. */
  children: ReactNode;
}

export function PreviewPicture({ src, alt, children }: PreviewPictureProps) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration.
    const { complete, naturalWidth } = picture.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return children;
  return (
    <img className="preview__picture" src={src} alt={alt} ref={picture} onError={() => setFailed(true)} />
  );
}
