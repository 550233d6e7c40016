/** Logo, as in `public/favicon.svg`. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="#2d59a3" />
      <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M9 8h11l-.9 14.2A2 2 0 0 1 17.1 24h-5.2a2 2 0 0 1-2-1.800zM19.8 11.500h1.700a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3h-2M9.3 13h10.4" />
      </g>
    </svg>
  );
}
