const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="22" fill="#12372e"/>
<path d="M22 34h46a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="#f6efe2"/>
<path d="M22 38l38-16a5 5 0 0 1 7 5v9" fill="none" stroke="#f6efe2" stroke-width="6" stroke-linejoin="round"/>
<circle cx="63" cy="54" r="6" fill="#e5a021"/>
</svg>`;

/** EIP-6963 wants the icon as a data URI. */
export const developmentWalletIcon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
