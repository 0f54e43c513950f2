export function SiteFooter({ release }: { release: string | null }) {
  return (
    <footer className="footer">
      <div className="footer__bar">
        <span>Research aid, not legal or tax advice. Check every citation before you rely on it.</span>
        {release && <span>Law as of release point {release}</span>}
      </div>
    </footer>
  );
}
